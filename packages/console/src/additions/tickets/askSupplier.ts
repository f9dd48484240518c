/** What a form asks a supplier's system for. */
export interface SupplierQuestion {
  readonly supplierSystem: unknown
  readonly supplierProductCode: unknown
}

export const isSameQuestion = (one: SupplierQuestion, other: SupplierQuestion): boolean =>
  one.supplierSystem === other.supplierSystem && one.supplierProductCode === other.supplierProductCode

/** Asks once, for what the form holds. @returns undefined if the form holds something else when the answer comes */
export async function askSupplier<Answer>(
  newest: () => SupplierQuestion,
  ask: (question: SupplierQuestion) => Promise<Answer>,
): Promise<{ readonly answer: Answer } | { readonly error: unknown } | undefined> {
  const question = newest()
  const result = await ask(question).then(
    (answer) => ({ answer }),
    (error: unknown) => ({ error }),
  )
  return isSameQuestion(question, newest()) ? result : undefined
}
