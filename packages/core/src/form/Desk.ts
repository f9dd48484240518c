import type { WritableAtom } from 'nanostores'
import { resourceKey } from '../endpoints/resourceEndpoint'
import type { Http } from '../http/createHttp'
import type { Session } from '../session/Session'
import type { FormEvents, FormMode, FormSettings, FormState } from './Form'
import { isSameValue, type Values } from './values'

/** What a form needs of the world. */
export interface FormWorld {
  session: Session
  http: Http
  /** Default: the browser's. */
  page?: Pick<Window, 'addEventListener' | 'removeEventListener'> | undefined
  /** Milliseconds between validation and request. Default 100 (W-FORM-5). */
  wait?: number
  /** Milliseconds after which a lost answer is asked for again, one after the other. Default 1, 2, 4 and 8 seconds. */
  pauses?: readonly number[]
}

export type FormOptions = FormSettings & FormEvents

/** What the parts of a form share. */
export interface Desk {
  readonly world: FormWorld
  readonly $state: WritableAtom<FormState>
  /** Settings and handlers as they are at the moment. */
  readonly options: () => FormOptions
  readonly patch: (change: Partial<FormState>) => void
  /** The hotel that the work was begun for. */
  hotelId: string | undefined
  /** What was saved last; a new record is edited from there on. */
  saved: Values | undefined
}

/** Name of the record's key. */
export const keyNameOf = ({ keyName, resource }: FormOptions): string =>
  keyName || (resource ? resourceKey(resource) : 'id')

/** What the form does now: a new record that was saved is edited from there on. */
export const modeOf = ({ options, saved }: Desk): FormMode => (saved ? 'edit' : (options().mode ?? 'add'))

/** Whether a person changed something. */
export const isChanged = (values: Values, base: Values): boolean =>
  values !== base && !isSameValue(values, base)
