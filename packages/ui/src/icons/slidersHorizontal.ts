// Written by scripts/generate-icons.mjs from lucide-static 1.62.0: add an icon there, not here.
// Lucide is licensed under ISC, parts of it (from Feather) under MIT: see packages/ui/LICENSE-lucide.txt.

/** lucide `sliders-horizontal` */
export const slidersHorizontalIcon = 'M10 5H3M12 19H3M14 3v4M16 17v4M21 12h-9M21 19h-5M21 5h-7M8 10v4M8 12H3'
