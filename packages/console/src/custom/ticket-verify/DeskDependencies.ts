import type { VerificationDeskService } from '@ebkit/core/services/verificationDesk'
import type { Shown } from './DeskState'

export type DeskSound = 'done' | 'refused'

export interface DeskDependencies {
  readonly service: VerificationDeskService
  now(): number
  newRequestId(): string
  lang(): 'zh' | 'en'
  play(sound: DeskSound): void
  /** Something was verified. */
  onDone(shown: Extract<Shown, { kind: 'done' }>): void
}
