import type { FormBehaviour, FormDefinition, FormValue, PropertyDefinition } from '../definition'
import type { ElementController } from '../element/ElementController'
import { createFormControl, type FormControl } from './FormControl'

/** Properties that every value element has, beside its own. The component gets them as props. */
const formProperties: Record<string, PropertyDefinition> = {
  name: { type: 'string', default: '', reflect: true },
  disabled: { type: 'boolean', reflect: true },
  required: { type: 'boolean', reflect: true },
  label: { type: 'string' },
}

const behaviour: Omit<FormBehaviour, 'properties'> = {
  attach: createFormControl,
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
  const methods = prototype as unknown as Record<string, (this: HTMLElement, message?: unknown) => unknown>
  for (const name of ['checkValidity', 'reportValidity'] as const)
    methods[name] = function () {
      return controllerOf(this).internals[name]()
    }
  methods.setCustomValidity = function (message) {
    control(this).setCustomMessage(String(message))
  }
  methods.reset = function () {
    controllerOf(this).reset()
  }
}
