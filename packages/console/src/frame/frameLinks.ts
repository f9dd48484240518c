/** The links of a page of kind `frame` besides its frame. */
export interface FrameLinks {
  /** Shown if there is nothing to embed. */
  readonly instead: { readonly to: string; readonly text: 'hotelConfig' | 'newEagleEye' }
  /** Above the frame: that there is a newer page. */
  readonly newer?: { readonly to: string; readonly lead: 'newEagleEyeLead'; readonly text: 'newEagleEye' }
}

const eagleEye = { to: '/eagle-eye-new/index', text: 'newEagleEye' } as const

/** By route. */
export const frameLinks: Readonly<Record<string, FrameLinks>> = {
  '/ihg': { instead: { to: '/hotel-config', text: 'hotelConfig' } },
  '/eagle-eye': { instead: eagleEye, newer: { ...eagleEye, lead: 'newEagleEyeLead' } },
}
