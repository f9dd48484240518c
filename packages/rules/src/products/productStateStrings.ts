/** States that a product may be in. */
export type ProductState = 'new' | 'published' | 'offline' | 'share'

/** What the states of a ticket or restaurant product are called, wherever one is shown. @spec W-PICK-30 AMB-32 */
export const productStateStrings: Record<'zh' | 'en', Record<ProductState, string>> = {
  zh: { new: '待审核', published: '已上线', offline: '已下线', share: '已分享' },
  en: { new: 'Pending review', published: 'Online', offline: 'Offline', share: 'Shared' },
}
