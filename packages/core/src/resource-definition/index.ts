export type {
  DefinedList,
  DefinedSection,
  DescribedResource,
  OfferedAction,
  ReferenceDefinition,
  ResourceDefinition,
} from '@ebkit/protocol/calls/resourceDefinition'
export * from './actionCondition'
export * from './actionRefusal'
export * from './columnsOf'
export * from './filledText'
export * from './formFields'
export * from './optionsOf'
export * from './rowTitle'
