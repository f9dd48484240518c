/** States that a product may be in. */
export type ProductState = 'new' | 'published' | 'offline' | 'share'

/** Labels for the states of ticket and restaurant products. @spec W-PICK-30 AMB-32 */
export const productStateStrings: Record<'zh' | 'en', Record<ProductState, string>> = {
  zh: { new: '待审核', published: '已上线', offline: '已下线', share: '已分享' },
  en: { new: 'Pending review', published: 'Online', offline: 'Offline', share: 'Shared' },
}
