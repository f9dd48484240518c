/** The path in a hash: `#/wecom/corpAuth?from=menu` is `/wecom/corpAuth`. */
export const pathOf = (hash: string): string => hash.replace(/^#/, '').replace(/\?.*$/, '')
