import { executeServerCommand } from '@web/test-runner-commands'

/**
 * Presses the last key while the others are held: `pressTogether('Control', 'Enter')`. One command of the runner, where
 * `sendKeys` takes one for each key that goes down or up.
 */
export async function pressTogether(...keys: string[]): Promise<void> {
  await executeServerCommand('browser:press', { keys })
}
