export type {
  ObjectBrowserHandle,
  ObjectBrowserProps,
  ObjectChoice,
  ObjectPickOptions,
} from '../objects/props'
export { ObjectBrowser } from './ObjectBrowser'
