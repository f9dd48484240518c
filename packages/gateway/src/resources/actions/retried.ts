const deadlock = '40P01'
const conflict = '40001'

const codeOf = (error: unknown): unknown =>
  (error as { cause?: { code?: unknown } } | undefined)?.cause?.code ??
  (error as { code?: unknown } | undefined)?.code

/** Runs a transaction again after a deadlock or a serialization failure. At most three runs. */
export async function retried<Result>(transaction: () => Promise<Result>, more = 2): Promise<Result> {
  try {
    return await transaction()
  } catch (error) {
    const code = codeOf(error)
    if (more > 0 && (code === deadlock || code === conflict)) return retried(transaction, more - 1)
    throw error
  }
}
