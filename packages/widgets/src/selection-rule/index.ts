export { isRule, isRuleOf, isRuleText, isSameWhere, parseRule, type SelectionOf } from './rule'
