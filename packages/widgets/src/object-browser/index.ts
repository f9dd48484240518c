export { ObjectBrowser } from './ObjectBrowser'
export type {
  ObjectBrowserHandle,
  ObjectBrowserProps,
  ObjectChoice,
  ObjectPickOptions,
} from './props'
