// Written by scripts/generate-icons.mjs from lucide-static 1.62.0: add an icon there, not here.
// Lucide is licensed under ISC, parts of it (from Feather) under MIT: see packages/ui/LICENSE-lucide.txt.

/** lucide `arrow-left` */
export const arrowLeftIcon = 'M12 19l-7-7 7-7M19 12H5'
