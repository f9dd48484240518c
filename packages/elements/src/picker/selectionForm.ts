import { isRule, isRuleOf, isRuleText, parseRule, type SelectionOf } from '@ebkit/widgets/selection-rule'
import { formValue } from '../form/formValue'
import { repeatedEntries } from '../form/lists'

/** What distinguishes the selections of one picker. */
export interface SelectionKind<Reference> {
  /** What its rules select: `ticketProduct`. */
  of: Parameters<typeof isRuleOf>[0]
  isReference(value: unknown): boolean
  keyOf(reference: Reference): string
  /** Parses the keys of a list; undefined where one is malformed. */
  parse(text: string): Reference[] | undefined
  /** A selection as JSON, and its text. */
  example: string
  textExample: string
}

/**
 * A picker's selection in forms. A list is an entry for each row, and its text their keys with commas; a rule is one entry,
 * its JSON, which begins with a brace.
 */
export function selectionForm<Reference, Props extends { selection?: SelectionOf<Reference> }>({
  of,
  isReference,
  keyOf,
  parse,
  example,
  textExample,
}: SelectionKind<Reference>) {
  const keysOf = (references: readonly Reference[]) => [...new Set(references.map(keyOf))]
  return formValue<SelectionOf<Reference>, Props>({
    property: 'selection',
    type: 'json',
    empty: [],
    accepts: (value) => isRuleOf(of, value) || (Array.isArray(value) && value.every(isReference)),
    example,
    textExample,
    toText: (selection) => (isRule(selection) ? JSON.stringify(selection) : keysOf(selection).join()),
    fromText: (text) => (isRuleText(text) ? parseRule(of, text) : parse(text)),
    repeated: (text, kept) => (isRuleText(text) ? '' : repeatedEntries(text, kept)),
    toEntries: (selection) => (isRule(selection) ? JSON.stringify(selection) : keysOf(selection)),
  })
}
