/** An amount in cents as people read it: `128600` is `1,286.00`. */
export function formatCents(cents: number): string {
  return (cents / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',')
}
