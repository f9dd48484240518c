import { executeServerCommand } from '@web/test-runner-commands'

/** The results of the rules for random values in Node, where the gateway runs them; see `ruleResultsOf`. */
export function nodeRuleResults(sample: { seed: number; count: number }): Promise<string[]> {
  return executeServerCommand('browser:ruleResults', sample)
}
