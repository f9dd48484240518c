/** The path of a route with its parameters filled in; one that is missing is left out if it is optional. */
export const fillRoute = (path: string, values: Readonly<Record<string, unknown>>): string =>
  path.replaceAll(/\/?\{(\w+)\??\}/g, (whole, name: string) => {
    const value = values[name]
    const isThere = value !== undefined && value !== null && value !== ''
    const slash = whole.startsWith('/') ? '/' : ''
    return isThere ? slash + encodeURIComponent(String(value)) : ''
  })
