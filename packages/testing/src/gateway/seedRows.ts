import { seedCatalogue } from '@ebkit/gateway'
import type { TestGateway } from './startTestGateway'

/**
 * Writes rows of all resources, as a demo has them.
 *
 * @param scale share of the rows that the definitions state
 * @throws what the first row that could not be written says
 */
export async function seedRows({ database }: TestGateway, scale: number): Promise<void> {
  const problems: unknown[] = []
  await seedCatalogue(database, { scale, onProblem: (problem) => problems.push(problem) }).done
  if (problems.length) throw problems[0]
}
