import { executeServerCommand } from '@web/test-runner-commands'

/** Turns the wheel where the pointer is, by CSS pixels, down when positive (Chromium). */
export async function turnWheel(deltaY: number): Promise<void> {
  await executeServerCommand('browser:wheel', { deltaY })
}
