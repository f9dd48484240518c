const parameter = 'order'

/** The number of the order that the page's address names. */
export const orderInAddress = (): string | undefined =>
  new URLSearchParams(location.search).get(parameter) || undefined

/** A reload of the page shows this order again. */
export function putOrderInAddress(platformOrderId: string | undefined): void {
  const address = new URL(location.href)
  if (platformOrderId === undefined) address.searchParams.delete(parameter)
  else address.searchParams.set(parameter, platformOrderId)
  history.replaceState(history.state, '', address)
}
