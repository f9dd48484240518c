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
export type { Connection, Standing } from './element/connection'
export type { FormProps } from './element/FormControl'
export type { ElementError } from './element/problems'
export { widgetConnection } from './element/widgetConnection'
