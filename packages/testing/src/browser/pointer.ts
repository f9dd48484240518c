import { executeServerCommand } from '@web/test-runner-commands'

/** Turns the wheel at the pointer by CSS pixels, down if positive (Chromium). */
export async function turnWheel(deltaY: number): Promise<void> {
  await executeServerCommand('browser:wheel', { deltaY })
}
