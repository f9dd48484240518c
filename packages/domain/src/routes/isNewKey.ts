/** Some addresses have a key's place, and say there that there is no row yet: `/tying-activity/addEdit/0`, `/power/role/add`. */
export const isNewKey = (key: string | undefined): boolean => key === '0' || key === 'add'
