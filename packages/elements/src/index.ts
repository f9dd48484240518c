export { catalog, type ElementTag } from './catalog'
export { type DefinedElement, defineElement } from './defineElement'
export type {
  ElementDefinition,
  EventDefinition,
  EventKind,
  FormDefinition,
  FormEntries,
  FormValue,
  ValidityProblem,
} from './definition'
export type { ElementError } from './element/problems'
export { type Connection, widgetConnection } from './element/widgetConnection'
export type { FormProps } from './form/FormControl'
export { formValue } from './form/formValue'
export type { AttributeType, PropertyDefinition } from './propertyDefinition'
