export {
  type Environment,
  EnvironmentProvider,
  type EnvironmentProviderProps,
  useStrings,
  type WidgetError,
} from './Environment'
export { useDescribeError } from './useDescribeError'
export { useEnvironment } from './useEnvironment'
