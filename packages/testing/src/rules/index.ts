export { ruleResultsOf } from './ruleResultsOf'
