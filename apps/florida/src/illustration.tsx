/** Palms: [x, foot, scale]. */
const PALMS = [
  [1010, 1120, 1],
  [1110, 1140, 1.6],
] as const;
const TRUNK = "M-12 0Q10-120-34-232L-22-238Q30-120 14 0Z";
const FRONDS =
  "M-28-236Q-60-290-130-276-80-270-52-244-110-250-146-196-96-226-44-230-84-210-92-150-60-206-28-228-20-190 8-160 8-206-16-232 30-228 64-184 56-236-12-242 40-262 88-236 60-284-14-254 0-290 40-300-10-306-28-248-40-290-80-300-48-276-28-236Z";

function Sky() {
  return (
    <>
      <linearGradient id="florida-sky" x2="0" y2="1">
        <stop stopColor="var(--wm-art-sky-1)" />
        <stop offset=".72" stopColor="var(--wm-art-sky-2)" />
      </linearGradient>
      <path d="M0 0h1200v1200H0Z" fill="url(#florida-sky)" />
      <path
        d="M110 140h0M270 300h0M420 110h0M560 250h0M690 80h0M830 210h0M990 110h0M1100 280h0M170 480h0M480 420h0M940 400h0M330 200h0M740 330h0"
        stroke="var(--wm-art-star)"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <g fill="var(--wm-art-sun)">
        <path
          d="M640 890L-100 640V420ZM640 890L60 0H330ZM640 890L560 0H760ZM640 890L960 0H1230ZM640 890L1300 420V640Z"
          opacity=".16"
        />
        <circle cx="640" cy="890" r="310" opacity=".16" />
        <circle cx="640" cy="890" r="190" opacity=".26" />
        <circle cx="640" cy="890" r="100" />
      </g>
    </>
  );
}

function Sea() {
  return (
    <>
      <path d="M0 910H1200V1200H0Z" fill="var(--wm-art-1)" />
      <path d="M0 962Q75 946 150 962T300 962 450 962 600 962 750 962 900 962 1050 962 1200 962V1200H0Z" fill="var(--wm-art-2)" />
      <path d="M0 1012Q100 994 200 1012T400 1012 600 1012 800 1012 1000 1012 1200 1012V1200H0Z" fill="var(--wm-art-3)" />
      <path
        d="M560 926h160M596 944h110M540 972h120M640 990h90"
        stroke="var(--wm-art-sun)"
        strokeWidth="8"
        strokeLinecap="round"
      />
    </>
  );
}

function Lighthouse() {
  return (
    <>
      <path d="M0 900C80 880 200 884 330 916H0Z" fill="var(--wm-art-7)" opacity=".7" />
      <path d="M196 896L208 700H252L264 896Z" fill="var(--wm-art-4)" />
      <path d="M205 750L208 700H252L255 750ZM199 846L202 798H258L261 846Z" fill="var(--wm-art-8)" />
      <path d="M200 700v-8H260v8ZM212 692V660H248V692ZM208 660L230 636 252 660Z" fill="var(--wm-art-7)" />
      <path d="M220 666h20v20h-20Z" fill="var(--wm-art-sun)" />
      <path d="M240 672L1200 520V640L240 682Z" fill="var(--wm-art-star)" opacity=".14" />
    </>
  );
}

/** A sandy path to a turquoise shore, a lighthouse and palms; drawn in the region's tokens. */
export function Illustration(props: { className?: string }) {
  return (
    <svg
      {...props}
      viewBox="0 0 1200 1200"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <Sky />
      <Lighthouse />
      <Sea />
      <path d="M0 1060C200 1040 420 1060 640 1092S1000 1080 1200 1050V1200H0Z" fill="var(--wm-art-4)" />
      <path d="M0 1072C200 1052 420 1072 640 1104S1000 1092 1200 1062V1200H0Z" fill="var(--wm-art-5)" />
      <path d="M1200 1100C1040 1090 900 1120 760 1200H1200ZM0 1130C120 1120 260 1150 340 1200H0Z" fill="var(--wm-art-6)" />
      {PALMS.map(([x, foot, scale]) => (
        <g key={x} transform={`translate(${x} ${foot})scale(${scale})`} fill="var(--wm-art-7)">
          <path d={TRUNK} />
          <path d={FRONDS} />
        </g>
      ))}
    </svg>
  );
}
