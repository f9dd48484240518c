/** The origin of the gateway that the page calls: the configured one, otherwise the page's own. */
export function gatewayOrigin(gateway: string | undefined): string {
  return new URL(gateway ?? '/', location.href).href.replace(/\/$/, '')
}
