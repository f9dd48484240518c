type Values = Readonly<Record<string, unknown>>

/** The states that a delivery goes through, by how the pass is handed over. */
const ways: Readonly<Record<string, readonly string[]>> = {
  MAIL: ['PENDING', 'MAKING', 'READY', 'SHIPPED', 'RECEIVED'],
  PICKUP: ['PENDING', 'MAKING', 'READY', 'RECEIVED'],
  DIGITAL: ['PENDING', 'RECEIVED'],
}

/** States that end a delivery early, each with the state that it follows. */
const ends: Readonly<Record<string, string>> = { RETURNED: 'SHIPPED', CANCELLED: 'PENDING' }

export interface DeliveryStep {
  readonly name: string
  readonly isDone: boolean
  readonly isCurrent: boolean
  readonly tone?: 'danger'
}

/** The progress of a delivery. */
export function deliverySteps({ deliveryType, status }: Values): readonly DeliveryStep[] {
  const way = ways[String(deliveryType)] ?? ways.MAIL ?? []
  const state = String(status)
  const after = ends[state]
  const names = after ? [...way.slice(0, way.indexOf(after) + 1), state] : way
  const at = names.indexOf(state)
  return names.map((name, index) => ({
    ...{ name, isCurrent: index === at },
    isDone: index < at || (index === at && name === 'RECEIVED'),
    ...(index === at && after && { tone: 'danger' as const }),
  }))
}
