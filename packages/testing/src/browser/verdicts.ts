import { executeServerCommand } from '@web/test-runner-commands'

/** What the rules say of random values in Node, where the gateway runs them; see `verdictsOf`. */
export function nodeVerdicts(sample: { seed: number; count: number }): Promise<string[]> {
  return executeServerCommand('browser:verdicts', sample)
}
