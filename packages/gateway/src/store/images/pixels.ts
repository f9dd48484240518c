/** Maximum number of pixels of an image that is read or created, including all frames of an animation. */
export const maximumPixels = 100_000_000
