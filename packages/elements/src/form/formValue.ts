import type { FormBehaviour, FormDefinition, FormValue } from '../definition'
import { textOf } from '../element/attributes'
import type { ElementController } from '../element/ElementController'
import { addAccessor, addMethod } from '../element/members'
import type { PropertyDefinition } from '../propertyDefinition'
import { FormControl } from './FormControl'

/** Properties of every value element, besides its own. The component gets them as props. */
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
 * Makes an element take part in forms: `form: formValue({ … })`. Adds name, disabled, required, label, `value` as a
 * text, validity, and the other members of HTML's own controls. Elements without a value do not include this code.
 */
export function formValue<Value, Props extends object>(
  form: FormValue<Value, Props>,
): FormDefinition<Value, Props> {
  const { property, type, empty, accepts, example, explain } = form
  const value = { type, default: empty, accepts, example, explain }
  const properties = { ...formProperties, [property]: value }
  return { ...form, ...behaviour, properties }
}

/** What HTML's own form controls have. */
function addMembers(prototype: HTMLElement): void {
  for (const name of ['form', 'labels', 'validity', 'validationMessage', 'willValidate'] as const)
    addAccessor(prototype, name, ({ internals }) => internals[name])
  addAccessor(
    prototype,
    'value',
    (controller) => control(controller).text,
    (controller, value) =>
      control(controller).setText(
        value === null || value === undefined ? null : textOf(value),
        'value',
        'invalid-property',
      ),
  )
  for (const name of ['checkValidity', 'reportValidity'] as const)
    addMethod(prototype, name, ({ internals }) => internals[name]())
  addMethod(prototype, 'setCustomValidity', (controller, [message]) =>
    control(controller).setCustomMessage(String(message)),
  )
  addMethod(prototype, 'reset', (controller) => controller.reset())
}

const control = (controller: ElementController) => controller.form as FormControl
