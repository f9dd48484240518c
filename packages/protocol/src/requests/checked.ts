import type { ParameterSchema } from '../defineCall'

/**
 * The schema of a call's query or body. Only who receives requests checks them, so the browser gets `unchecked.ts` in
 * this file's place (package.json, `imports`): there the definitions carry no request schemas, their types alone.
 */
export function request<Schema extends ParameterSchema>(make: () => Schema): Schema {
  return make()
}
