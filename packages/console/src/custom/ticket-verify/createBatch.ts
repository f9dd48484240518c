import { isServiceError } from '@ebkit/core/errors'
import {
  type DeskCode,
  maximumDeskCodes,
  type VerificationDeskService,
} from '@ebkit/core/services/verificationDesk'
import { byteOrderMark, csvLine } from '@ebkit/rules/sheets'
import { atom, type WritableAtom } from 'nanostores'
import { cleaned } from './entry'

/** A line of a batch, and what is known of it. */
export interface BatchLine {
  readonly code: string
  /** Undefined: there is no such code. */
  readonly found: DeskCode | undefined
  /** The code occurs earlier in the batch. */
  readonly isDouble: boolean
  /** After verifying: done, or the gateway's words. */
  readonly outcome?: 'done' | { readonly message: string }
}

export interface BatchState {
  readonly text: string
  readonly status: 'editing' | 'checking' | 'checked' | 'verifying' | 'verified'
  readonly lines: readonly BatchLine[]
  /** Why checking or verifying failed. */
  readonly error?: unknown
}

interface Dependencies {
  readonly service: Pick<VerificationDeskService, 'check' | 'verify'>
  newRequestId(): string
  lang(): 'zh' | 'en'
  onDone(count: number): void
}

/** Why a file gives no codes. */
export type BatchFileProblem = 'wrongFile' | 'unreadable'

const isListFile = ({ name }: Pick<File, 'name'>) => /\.(txt|csv)$/i.test(name)

/** Many codes at once: they are checked first, and only the usable ones are verified. */
export interface Batch {
  readonly $state: WritableAtom<BatchState>
  write(text: string): void
  /** Takes the codes of a file. @returns why it cannot; undefined: it has */
  read(file: Pick<File, 'name' | 'text'>): Promise<BatchFileProblem | undefined>
  check(): Promise<void>
  /** Verifies the usable ones. Sent again after a failure, it verifies nothing twice. */
  verify(): Promise<void>
  /** Starts over. */
  reset(): void
}

/** The codes of a text or file: one per line; in a CSV file the first cell. A heading is not a code. */
export function codesIn(text: string): string[] {
  const cells = text
    .split(/\r?\n/)
    .map((line) => cleaned((line.split(/[,;\t]/)[0] ?? '').replaceAll(/["'\uFEFF]/g, '')))
  return cells.filter((cell) => /\d/.test(cell))
}

/** The code of a line, if it can be verified. */
export const usableCode = ({ found, isDouble }: BatchLine): DeskCode | undefined =>
  found && !found.obstacle && !isDouble ? found : undefined

/** By how many codes a batch is too long; 0: it fits. */
export const tooMany = (text: string): number => Math.max(0, codesIn(text).length - maximumDeskCodes)

/** Lines that were not verified. */
export const refusedOf = (lines: readonly BatchLine[]): readonly BatchLine[] =>
  lines.filter((line) => (line.outcome ? line.outcome !== 'done' : !usableCode(line)))

/** A CSV file of lines, which a spreadsheet shows and never evaluates: guests choose names of holders and codes. */
export const batchFile = (lines: readonly (readonly string[])[]): string =>
  byteOrderMark + lines.map((cells) => csvLine(cells.map((text) => ({ kind: 'text', text })))).join('')

export function createBatch(dependencies: Dependencies): Batch {
  const { service, newRequestId, lang, onDone } = dependencies
  const $state = atom<BatchState>({ text: '', status: 'editing', lines: [] })
  const set = (part: Partial<BatchState>) => $state.set({ ...$state.get(), ...part })
  let requestId = ''
  /** The check whose answer counts: a later text or check ends it. */
  let checking: object | undefined
  const write = (text: string) => {
    checking = undefined
    set({ text, status: 'editing', lines: [], error: undefined })
  }
  return {
    $state,
    write,
    async read(file) {
      if (!isListFile(file)) return 'wrongFile'
      try {
        write(codesIn(await file.text()).join('\n'))
        return undefined
      } catch {
        // it was moved or deleted after it was chosen, or is on a medium that is gone
        return 'unreadable'
      }
    },
    reset() {
      checking = undefined
      $state.set({ text: '', status: 'editing', lines: [] })
    },
    async check() {
      const codes = codesIn($state.get().text)
      if (!codes.length || tooMany($state.get().text)) return
      const own = {}
      checking = own
      set({ status: 'checking', error: undefined })
      try {
        const found = await service.check(codes)
        if (checking !== own) return
        const lines = codes.map((code, index) => ({
          code,
          found: found[index] ?? undefined,
          isDouble: codes.indexOf(code) < index,
        }))
        requestId = newRequestId()
        set({ status: 'checked', lines })
      } catch (error) {
        if (!isServiceError(error)) throw error
        if (checking === own) set({ status: 'editing', error })
      }
    },
    async verify() {
      const { lines, status } = $state.get()
      const keys = lines.flatMap((line) => usableCode(line)?.ticketCodeId ?? [])
      if (status !== 'checked' || !keys.length) return
      set({ status: 'verifying', error: undefined })
      try {
        const { done, failed } = await service.verify({ keys, method: 'batch', requestId, lang: lang() })
        const doneKeys = new Set(done.map(({ ticketCodeId }) => ticketCodeId))
        const reasons = new Map(failed.map(({ key, message }) => [key, message]))
        set({ status: 'verified', lines: lines.map((line) => withOutcome(line, doneKeys, reasons)) })
        onDone(done.length)
      } catch (error) {
        if (!isServiceError(error)) throw error
        set({ status: 'checked', error })
      }
    },
  }
}

function withOutcome(
  line: BatchLine,
  done: ReadonlySet<unknown>,
  reasons: ReadonlyMap<string, string>,
): BatchLine {
  const code = usableCode(line)
  if (!code) return line
  if (done.has(code.ticketCodeId)) return { ...line, outcome: 'done' }
  return { ...line, outcome: { message: reasons.get(code.ticketCodeId) ?? '' } }
}
