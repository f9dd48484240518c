import type { FormBehaviour, FormDefinition, FormValue, PropertyDefinition } from '../definition'
import type { ElementController } from '../element/ElementController'
import { FormControl } from './FormControl'

/** Properties that every value element has, beside its own. The component gets them as props. */
const formProperties: Record<string, PropertyDefinition> = {
  name: { type: 'string', default: '', reflect: true },
  disabled: { type: 'boolean', reflect: true },
  required: { type: 'boolean', reflect: true },
  label: { type: 'string' },
}

const behaviour: Omit<FormBehaviour, 'properties'> = {
  attach: (...parts) => new FormControl(...parts),
  addMembers,
}

/**
 * Makes an element take part in forms: `form: formValue({ … })`. It gets name, disabled, required, label, `value` as a
 * text, validity, and what HTML's own controls have. Elements without a value do not carry the code.
 */
export function formValue<Value, Props extends object>(
  form: FormValue<Value, Props>,
): FormDefinition<Value, Props> {
  const { property, type, empty, accepts } = form
  const properties = { ...formProperties, [property]: { type, default: empty, accepts } }
  return { ...form, ...behaviour, properties }
}

/** What HTML's own form controls have. */
function addMembers(prototype: HTMLElement, controllerOf: (host: object) => ElementController): void {
  const control = (host: object) => controllerOf(host).form as FormControl
  for (const name of ['form', 'labels', 'validity', 'validationMessage', 'willValidate'] as const)
    Object.defineProperty(prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement) {
        return controllerOf(this).internals[name]
      },
    })
  Object.defineProperty(prototype, 'value', {
    configurable: true,
    enumerable: true,
    get(this: HTMLElement) {
      return control(this).text
    },
    set(this: HTMLElement, value: unknown) {
      const text = value === null || value === undefined ? null : String(value)
      control(this).setText(text, 'value', 'invalid-property')
    },
  })
  Object.assign(prototype, {
    checkValidity(this: HTMLElement) {
      return controllerOf(this).internals.checkValidity()
    },
    reportValidity(this: HTMLElement) {
      return controllerOf(this).internals.reportValidity()
    },
    setCustomValidity(this: HTMLElement, message: unknown) {
      control(this).setCustomMessage(String(message))
    },
    reset(this: HTMLElement) {
      controllerOf(this).reset()
    },
  })
}
