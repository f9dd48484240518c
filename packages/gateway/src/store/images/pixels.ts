/** Pixels of a picture that is read or made, all frames of an animation together. */
export const maximumPixels = 100_000_000
