/** Pines of the near shore: [x, foot, scale, layer], back to front. */
const PINES = [
  [868, 1050, 0.9, 5],
  [912, 1054, 1.3, 5],
  [1006, 1046, 1.9, 5],
  [958, 1060, 1.5, 6],
  [336, 1056, 1, 5],
  [294, 1066, 1.5, 6],
  [1066, 1078, 2.5, 6],
  [232, 1076, 2.1, 5],
  [164, 1110, 3, 6],
  [1136, 1130, 3.3, 7],
  [70, 1150, 3.7, 7],
] as const;

const PINE =
  "M0-100Q4-82 14-73L8-74Q11-60 20-50L11-52Q15-37 26-27L15-29Q20-15 31-6 16 1 3 0V9H-3V0Q-16 1-31-6-20-15-15-29L-26-27Q-15-37-11-52L-20-50Q-11-60-8-74L-14-73Q-4-82 0-100Z";
const TREELINE = "l8-20 8 20l7-28 9 28l6-16 7 16l8-34 9 34l5-12 6 12".repeat(17);

function Sky() {
  return (
    <>
      <linearGradient id="default-sky" x2="0" y2="1">
        <stop stopColor="var(--wm-art-sky-1)" />
        <stop offset=".74" stopColor="var(--wm-art-sky-2)" />
      </linearGradient>
      <linearGradient id="default-mist" x2="0" y2="1">
        <stop stopColor="var(--wm-art-sky-2)" stopOpacity="0" />
        <stop offset="1" stopColor="var(--wm-art-sky-2)" stopOpacity=".7" />
      </linearGradient>
      <path d="M0 0h1200v1200H0Z" fill="url(#default-sky)" />
      <path
        d="M90 160h0M260 330h0M410 110h0M560 260h0M660 90h0M820 200h0M980 120h0M1090 290h0M160 470h0M480 430h0M1010 470h0M310 210h0M740 330h0M900 400h0"
        stroke="var(--wm-art-star)"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <g fill="var(--wm-art-sun)">
        <circle cx="776" cy="858" r="480" opacity=".07" />
        <circle cx="776" cy="858" r="320" opacity=".1" />
        <circle cx="776" cy="858" r="180" opacity=".22" />
        <circle cx="776" cy="858" r="80" />
      </g>
      <path
        d="M640 470h300a14 14 0 0 1 0 28h-60a10 10 0 0 0 0 20h120a12 12 0 0 1 0 24H760a12 12 0 0 1 0-24h20a10 10 0 0 0 0-20H640a14 14 0 0 1 0-28ZM120 372h220a12 12 0 0 1 0 24h-70a9 9 0 0 0 0 18h40a11 11 0 0 1 0 22H170a11 11 0 0 1 0-22h10a9 9 0 0 0 0-18h-60a12 12 0 0 1 0-24Z"
        fill="var(--wm-art-sky-2)"
        opacity=".6"
      />
      <path
        d="M560 330q12-12 20 0 8-12 22-2M612 360q12-12 20 0 8-12 22-2M664 390q12-12 20 0 8-12 22-2M520 366q12-12 20 0 8-12 22-2M486 404q12-12 20 0 8-12 22-2"
        fill="none"
        stroke="var(--wm-art-bird)"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </>
  );
}

function Mountains() {
  return (
    <>
      <path
        d="M0 790L84 706 150 752 320 552 402 640 450 604 560 740 604 716 700 842 770 880 860 838 940 786 1004 820 1100 736 1200 800V1000H0Z"
        fill="var(--wm-art-1)"
      />
      <path
        d="M320 552L402 640 384 694 354 652 334 718 308 640ZM450 604L560 740 508 716 474 672ZM84 706L150 752 112 758ZM604 716L700 842 640 786ZM1100 736L1048 800 1086 782 1110 800Z"
        fill="var(--wm-art-sky-2)"
        opacity=".8"
      />
      <path
        d="M0 838C90 790 200 800 330 840S520 816 640 872 820 904 940 866 1110 820 1200 836V1000H0Z"
        fill="var(--wm-art-2)"
      />
      <path d="M0 760h1200v190H0Z" fill="url(#default-mist)" />
      <path d={`M0 940V908${TREELINE}V940Z`} fill="var(--wm-art-3)" />
    </>
  );
}

function Lake() {
  return (
    <>
      <path d="M0 934H1200V1100H0Z" fill="var(--wm-art-4)" />
      <path
        d="M0 934H1200C1100 952 980 946 860 940S600 954 420 950 120 962 0 954Z"
        fill="var(--wm-art-3)"
        opacity=".5"
      />
      <path
        d="M706 948h140M730 970h110M690 992h120M748 1014h60"
        stroke="var(--wm-art-sun)"
        strokeWidth="9"
        strokeLinecap="round"
      />
      <path
        d="M1200 1010C1080 1016 980 1040 800 1056S600 1120 480 1200H1200Z"
        fill="var(--wm-art-5)"
      />
      <path
        d="M0 1050C140 1036 300 1060 440 1040S640 1056 760 1116 880 1180 900 1200H0Z"
        fill="var(--wm-art-6)"
      />
    </>
  );
}

function Signpost() {
  return (
    <>
      <path
        d="M556 1200C600 1150 706 1142 664 1104 632 1076 552 1080 500 1040L518 1039C570 1066 692 1054 744 1100 804 1154 730 1164 740 1200ZM440 866h128l24 24-24 24H440Z"
        fill="var(--wm-art-8)"
      />
      <path
        d="M462 1060V846q8-10 16 0V1060ZM574 1066q-14-2-14-13t16-12h48q16 0 16 12t-14 13ZM578 1038q-10-1-10-10t12-10h38q12 0 12 10t-10 10ZM586 1014q-8-1-8-8t10-8h24q10 0 10 8t-8 8ZM592 994q-5 0-5-6t14-7 14 7-5 6Z"
        fill="var(--wm-art-7)"
      />
      <path d="M500 926H392l-20 19 20 19h108Z" fill="var(--wm-art-sun)" />
    </>
  );
}

/** A calm lake under layered hills and a trail up to a signpost, drawn in the region's tokens. */
export function Illustration() {
  return (
    <svg viewBox="0 0 1200 1200" preserveAspectRatio="xMidYMax slice">
      <Sky />
      <Mountains />
      <Lake />
      <Signpost />
      {PINES.map(([x, foot, scale, layer]) => (
        <path
          key={x}
          transform={`translate(${x} ${foot})scale(${scale})`}
          d={PINE}
          fill={`var(--wm-art-${layer})`}
        />
      ))}
      <path
        d="M0 1150C90 1130 200 1150 300 1200H0ZM1200 1140C1100 1134 1010 1160 960 1200H1200Z"
        fill="var(--wm-art-7)"
      />
    </svg>
  );
}
