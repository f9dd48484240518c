import { fillText, type Label } from '@ebkit/rules/fields'
import { Refusal } from '../server/refusal'

/** A refusal of business, with a text for the operator. Default status: 422; other values are for programs. */
export class BusinessRefusal extends Refusal {
  constructor(
    code: string,
    readonly text: Label,
    { status = 422, ...data }: { readonly status?: number; readonly [name: string]: unknown } = {},
  ) {
    super(status, code, text.en ?? text.zh, { ...data, text })
  }
}

/** Ends an effect: nothing of its transaction is written. @param code stable, for programs: `sold-out` */
export function refuse(code: string, text: Label): never {
  throw new BusinessRefusal(code, text)
}

/** A text with its parameters: `{count}`, `{count|row|rows}`. */
export const filled = (
  { zh, en = zh }: Label,
  parameters: Readonly<Record<string, string | number>>,
): Label => ({ zh: fillText(zh, parameters), en: fillText(en, parameters) })

/** Ends an effect that the user's role does not permit. */
export function refusedRole(text: Label): never {
  throw new BusinessRefusal('forbidden', text, { status: 403 })
}
