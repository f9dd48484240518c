import type { SeedRow } from './SeedRow'

/** The rows of a resource that other rows may reference, of the whole brand and by store. */
export class Referable {
  readonly all: SeedRow[] = []
  readonly early: SeedRow[] = []
  readonly byKey = new Map<unknown, SeedRow>()
  private readonly stores = new Map<unknown, Referable>()
  private readonly earlyRows = new Set<SeedRow>()

  add(row: SeedRow, key: unknown, isEarly: boolean): void {
    this.byKey.set(key, row)
    this.put(row, isEarly)
    if (row.hotelId === undefined) return
    const store = this.stores.get(row.hotelId) ?? new Referable()
    this.stores.set(row.hotelId, store)
    store.put(row, isEarly)
  }

  private put(row: SeedRow, isEarly: boolean): void {
    this.all.push(row)
    if (!isEarly) return
    this.early.push(row)
    this.earlyRows.add(row)
  }

  isEarly(row: SeedRow): boolean {
    return this.earlyRows.has(row)
  }

  ofStore(hotelId: string): Referable | undefined {
    return this.stores.get(hotelId)
  }
}
