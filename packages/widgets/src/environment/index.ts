export { adoptStyles, adoptTokens, type StyleRoot } from '@ebkit/ui/styles'
export {
  type Environment,
  EnvironmentContext,
  EnvironmentProvider,
  type EnvironmentProviderProps,
  type Surrounding,
  usePlace,
  useStrings,
  type WidgetError,
} from './Environment'
export { type PageAddress, windowAddress } from './PageAddress'
export { useDescribeError } from './useDescribeError'
export { useEnvironment } from './useEnvironment'
