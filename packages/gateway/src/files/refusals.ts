import type { FileServiceReason } from '@ebkit/protocol/schemas'
import { notFound, Refusal } from '../server/refusal'

/** Body code and text of each refusal, for users: clients show a server's message (W-REQ-6). */
const known: Readonly<Record<FileServiceReason, readonly [code: number, message: string]>> = {
  'has-contents': [403, '文件夹不是空的'],
  'not-found': [404, '文件或文件夹不存在，可能已被删除'],
  'name-taken': [409, '这里已有同名的文件或文件夹'],
  'name-invalid': [422, '名称不可用：不能为空，不能超过255个字符，不能含有 / \\ 或控制字符'],
  'name-pattern': [422, '只能包含 (中文 英文 数字 . _ -)字符'],
  'into-itself': [422, '不能移动到自身或其子文件夹'],
  'is-root': [422, '不能改动根目录'],
  'wrong-kind': [422, '文件和文件夹不能混用'],
  'too-deep': [422, '文件夹层级过多'],
  'other-tree': [422, '公共文件不能移动到个人空间'],
  'not-uploaded': [422, '文件没有上传成功，请重新上传'],
}

/** A refusal in the specification's format: HTTP status 200, and a code in the body. */
export function refuse(reason: FileServiceReason, data: object = {}): Refusal {
  const [code, message] = known[reason]
  return new Refusal(200, code, message, { reason, ...data })
}

/** Does not exist, or belongs to another user. */
export const missing = () => notFound(known['not-found'][1])

/** Entries that a move or a deletion could not process. */
export interface Outcome {
  readonly done: string[]
  readonly failed: Failure[]
}

export interface Failure {
  readonly ossDisplayId: string
  readonly displayName?: string
  readonly reason: FileServiceReason
  /** The entry that has the name. */
  readonly existing?: { isFolder: boolean; fileSize: number | null; createTime: string }
}

/**
 * The answer of a call on several entries: empty on success.
 * @throws Refusal with body code 207 that names what stayed as it was
 */
export function allOf(outcome: Outcome): null {
  const { failed } = outcome
  if (!failed.length) return null
  const named = failed
    .slice(0, 3)
    .map(({ displayName, reason }) => `${displayName ? `${displayName}：` : ''}${known[reason][1]}`)
  const message = `${failed.length}项没有完成：${named.join('；')}${failed.length > named.length ? '…' : ''}`
  throw new Refusal(200, 207, message, outcome)
}
