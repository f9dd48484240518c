export {
  type Environment,
  EnvironmentProvider,
  type EnvironmentProviderProps,
  useDescribeError,
  useStrings,
  type WidgetError,
} from './Environment'
export { useEnvironment } from './useEnvironment'
