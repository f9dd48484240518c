import type { RefusedFile } from '@ebkit/core/uploads'
import { isSameFile, nextId, noteOf, type PendingContext } from './context'

/** Reports refused files with reasons: duplicates and those beyond the limit by number, others in a row each. */
export function refuseFiles(context: PendingContext, refused: readonly RefusedFile[]): void {
  const withCode = (code: string) => refused.filter(({ problem }) => problem.code === code)
  const [duplicates, cut] = [withCode('duplicate').length, withCode('too-many')]
  const { notices } = context
  if (duplicates) notices.push({ key: 'duplicates', params: { count: duplicates } })
  if (cut[0])
    notices.push({ key: 'cut', params: { limit: Number(cut[0].problem.params.limit), count: cut.length } })
  for (const one of refused) {
    const { file, problem } = one
    context.settings().onProblem(noteOf(file), problem)
    if (problem.code !== 'duplicate' && problem.code !== 'too-many') showRefused(context, one)
  }
}

/** Chosen again it is the same file that is wrong: it has one row. */
function showRefused(context: PendingContext, refused: RefusedFile): void {
  const { file } = refused
  const others = context.order.filter(
    (row) => typeof row === 'string' || !row.refused || !isSameFile(row.refused.file, { file }),
  )
  context.order = [...others, { id: nextId(context), refused }]
}
