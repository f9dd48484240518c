// What packages/protocol gets when it imports valibot in the browser build: the kinds of schema that answers are made of.
// It says whether a value fits, and where not; there are no sentences about it. Held equal to the whole library by
// valibot.test.mjs. A kind that is not here fails the build (see bundle.mjs): add it here.

// @__NO_SIDE_EFFECTS__
const make = (read, more) => {
  const schema = {
    ...more,
    '~run': ({ value }) => read(value),
    '~standard': { validate: (value) => schema['~run']({ value }) },
  }
  return schema
}
// @__NO_SIDE_EFFECTS__
const misfit = (path = []) => ({ issues: [{ path }] })
const below = (key, { issues }) => misfit([{ key }, ...issues[0].path])
// @__NO_SIDE_EFFECTS__
const fitting = (fits) => make((value) => (fits(value) ? { value } : misfit()))
// @__NO_SIDE_EFFECTS__
export const string = () => fitting((value) => typeof value === 'string')
// @__NO_SIDE_EFFECTS__
export const boolean = () => fitting((value) => typeof value === 'boolean')
// @__NO_SIDE_EFFECTS__
export const number = () => fitting((value) => typeof value === 'number' && !Number.isNaN(value))
// @__NO_SIDE_EFFECTS__
export const unknown = () => fitting(() => true)
// @__NO_SIDE_EFFECTS__
export const picklist = (options) => fitting((value) => options.includes(value))

// @__NO_SIDE_EFFECTS__
export const lazy = (get) => make((value) => get()['~run']({ value }))
// @__NO_SIDE_EFFECTS__
export const nullable = (inner) => make((value) => (value === null ? { value } : inner['~run']({ value })))
// @__NO_SIDE_EFFECTS__
export const optional = (inner) =>
  make((value) => (value === undefined ? { value } : inner['~run']({ value })), { isOptional: true })

// @__NO_SIDE_EFFECTS__
export const union = (schemas) =>
  make((value) => {
    for (const schema of schemas) {
      const outcome = schema['~run']({ value })
      if (!outcome.issues) return outcome
    }
    return misfit()
  })

// @__NO_SIDE_EFFECTS__
export const transform = (change) => ({ '~run': ({ value }) => ({ value: change(value) }) })
// @__NO_SIDE_EFFECTS__
export const pipe = (...steps) =>
  make((value) => {
    let outcome = { value }
    for (const step of steps) if (!outcome.issues) outcome = step['~run'](outcome)
    return outcome
  })

// @__NO_SIDE_EFFECTS__
export const array = (item) =>
  make((value) => {
    if (!Array.isArray(value)) return misfit()
    const read = []
    for (const [key, part] of value.entries()) {
      const outcome = item['~run']({ value: part })
      if (outcome.issues) return below(key, outcome)
      read.push(outcome.value)
    }
    return { value: read }
  })

// @__NO_SIDE_EFFECTS__
export const looseObject = (entries) =>
  make((value) => {
    if (typeof value !== 'object' || value === null) return misfit()
    const read = { ...value }
    for (const key of Object.keys(entries)) {
      const entry = entries[key]
      if (!(key in value)) {
        if (entry.isOptional) continue
        return misfit([{ key }])
      }
      const outcome = entry['~run']({ value: value[key] })
      if (outcome.issues) return below(key, outcome)
      read[key] = outcome.value
    }
    return { value: read }
  })

/** Only what is sent is checked like this, by the gateway: nothing of it stays in the browser's chunks. */
// @__NO_SIDE_EFFECTS__
function onlyForRequests() {
  throw new TypeError('scripts/build/trimmed/valibot.mjs lacks this check')
}

export {
  onlyForRequests as check,
  onlyForRequests as digits,
  onlyForRequests as maxLength,
  onlyForRequests as minLength,
  onlyForRequests as object,
  onlyForRequests as safeInteger,
}
