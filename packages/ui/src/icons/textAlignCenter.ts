// Written by scripts/generate-icons.mjs from lucide-static 1.62.0: add an icon there, not here.
// Lucide is licensed under ISC, parts of it (from Feather) under MIT: see packages/ui/LICENSE-lucide.txt.

/** lucide `text-align-center` */
export const textAlignCenterIcon = 'M21 5H3M17 12H7M19 19H5'
