/** Products of this category are passes. */
export const passCategory = '年卡'
