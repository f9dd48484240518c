import { executeServerCommand } from '@web/test-runner-commands'

/** The results of the rules for random values in Node, where the gateway runs them; see `verdictsOf`. */
export function nodeVerdicts(sample: { seed: number; count: number }): Promise<string[]> {
  return executeServerCommand('browser:verdicts', sample)
}
