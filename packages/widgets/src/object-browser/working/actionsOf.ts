import { createObjectActions, type ObjectActions, type ObjectBrowser } from '@ebkit/core/object-browser'

const actions = new WeakMap<ObjectBrowser, ObjectActions>()

/** What changes the objects of a browser: one for each. */
export function actionsOf(model: ObjectBrowser): ObjectActions {
  const made = actions.get(model) ?? createObjectActions(model)
  actions.set(model, made)
  return made
}
