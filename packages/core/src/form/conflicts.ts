import type { FormConflict } from './Form'
import type { FormContext } from './FormContext'
import { isSameValue, type Values } from './values'

/** Which fields both users changed, and which only the other one did. */
export function conflictOf(context: FormContext, current: Values): FormConflict {
  const { values, base } = context.$state.get()
  const changedByOther = editableNames(context).filter((name) => !isSameValue(base[name], current[name]))
  const fields = changedByOther
    .filter((name) => !isSameValue(base[name], values[name]) && !isSameValue(values[name], current[name]))
    .map((name) => ({ name, before: base[name], mine: values[name], theirs: current[name] }))
  return { current, fields, others: changedByOther.length - fields.length }
}

/** What somebody else has changed since the restored draft was written; undefined if the draft changes none of it. */
export function conflictOfDraft(context: FormContext): FormConflict | undefined {
  const { values, base } = context.$state.get()
  const before = context.drafts.before ?? {}
  const fields = editableNames(context)
    .filter((name) => name in before && !isSameValue(before[name], base[name]))
    .filter((name) => !isSameValue(values[name], base[name]))
    .map((name) => ({ name, before: before[name], mine: values[name], theirs: base[name] }))
  return fields.length ? { current: base, fields, others: 0 } : undefined
}

const editableNames = ({ options }: FormContext): readonly string[] =>
  (options().fields ?? [])
    .filter((field) => !field.readOnly && !field.computed && !field.writeOnly)
    .map(({ name }) => name)

/** Merges the values with another user's: theirs where only they changed a field, or where chosen. */
export function mergedValues(
  context: FormContext,
  { current, fields }: FormConflict,
  choices: Readonly<Record<string, 'mine' | 'theirs'>>,
): Values {
  const { values, base } = context.$state.get()
  const both = new Set(fields.map(({ name }) => name))
  const isMine = (name: string) =>
    both.has(name) ? choices[name] !== 'theirs' : !isSameValue(values[name], base[name])
  const mine = Object.keys(values).filter((name) => name !== 'version' && isMine(name))
  return { ...current, ...Object.fromEntries(mine.map((name) => [name, values[name]])) }
}

/** The saved record with the changes made while it was being saved. */
export function afterSaving(sent: Values, now: Values, saved: Values): Values {
  const changed = Object.keys(now).filter((name) => !isSameValue(now[name], sent[name]))
  return { ...now, ...saved, ...Object.fromEntries(changed.map((name) => [name, now[name]])) }
}
