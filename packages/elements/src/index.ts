export { catalog, type ElementTag } from './catalog'
export { type DefinedElement, defineElement } from './defineElement'
export type {
  AttributeType,
  ElementDefinition,
  EventDefinition,
  EventKind,
  FormDefinition,
  FormEntries,
  PropertyDefinition,
  ValidityProblem,
} from './definition'

export type { FormProps } from './element/FormControl'
export type { ElementError } from './element/problems'
export { type Connection, widgetConnection } from './element/widgetConnection'
