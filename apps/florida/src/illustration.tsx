/** Palms: [x, foot, scale], back to front. */
const PALMS = [
  [1128, 1106, 0.9],
  [1020, 1140, 1.4],
] as const;
const TRUNK = "M14 0Q30-120-22-238L-34-232Q10-120-12 0Z";
const FRONDS =
  "M-28-236Q-60-296-134-280-84-274-54-250-116-256-152-196-98-230-48-232-92-210-98-146-60-210-30-230-30-190-6-150 6-206-20-232 34-232 66-176 62-240-14-244 44-268 96-234 64-290-16-256-2-296 46-308-14-312-32-250-40-296-88-312-50-280-28-236Z";

/** Sea oats on the dunes: [x, foot, scale]. */
const OATS = [
  [40, 1204, 2.1],
  [130, 1204, 1.5],
  [1024, 1150, 0.9],
  [800, 1180, 0.9],
  [1120, 1204, 1.5],
  [1180, 1204, 2.1],
] as const;
const TUFT =
  "M-5 2Q-12-36-36-56-6-40 0 2ZM-2 2Q-8-56-16-92 4-56 4 2ZM2 2Q6-52 24-84 14-48 9 2ZM6 2Q18-32 42-44 22-26 12 2Z";

function Sky() {
  return (
    <>
      <linearGradient id="florida-sky" x2="0" y2="1">
        <stop stopColor="var(--wm-art-sky-1)" />
        <stop offset=".72" stopColor="var(--wm-art-sky-2)" />
      </linearGradient>
      <radialGradient id="florida-rays" cx="600" cy="890" r="820" gradientUnits="userSpaceOnUse">
        <stop stopColor="var(--wm-art-sky-2)" />
        <stop offset="1" stopColor="var(--wm-art-sky-2)" stopOpacity="0" />
      </radialGradient>
      <path d="M0 0h1200v1200H0Z" fill="url(#florida-sky)" />
      <path
        d="M600 890L-140 660V440ZM600 890L-40 60 160 0ZM600 890L420 0H580ZM600 890L820 0 1000 40ZM600 890L1240 260V460ZM600 890L1300 700V830Z"
        fill="url(#florida-rays)"
      />
      <path
        d="M110 140h0M270 300h0M420 110h0M560 250h0M690 80h0M830 210h0M990 110h0M1100 280h0"
        stroke="var(--wm-art-star)"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <g fill="var(--wm-art-sun)">
        <circle cx="600" cy="890" r="300" opacity=".12" />
        <circle cx="600" cy="890" r="180" opacity=".22" />
        <circle cx="600" cy="890" r="96" />
      </g>
      <path
        d="M-20 612a46 46 0 0 1 66-60 70 70 0 0 1 128-16 52 52 0 0 1 86 34 30 30 0 0 1 26 42ZM820 520a30 30 0 0 1 34-36 50 50 0 0 1 92-10 38 38 0 0 1 62 22 24 24 0 0 1 22 24Z"
        fill="var(--wm-art-4)"
        opacity=".4"
      />
    </>
  );
}

function Lighthouse() {
  return (
    <>
      <path d="M1200 540V640L232 786V778Z" fill="var(--wm-art-star)" opacity=".16" />
      <path
        d="M120 912Q180 884 330 912ZM1200 912Q1100 892 960 912ZM212 802V776H240V802ZM208 776L226 758 244 776ZM204 802h44v8h-44Z"
        fill="var(--wm-art-7)"
      />
      <path
        d="M202 902L208 810H244L250 902ZM800 904l-4-52 44 46ZM792 904V862l-30 40Z"
        fill="var(--wm-art-4)"
      />
      <path
        d="M206 840L208 810H244L246 840ZM203 884L205 862H247L249 884ZM764 904H846L832 916H778Z"
        fill="var(--wm-art-8)"
      />
      <path d="M219 781h14v16h-14Z" fill="var(--wm-art-sun)" />
    </>
  );
}

function Sea() {
  return (
    <>
      <path d="M0 910H1200V1100H0Z" fill="var(--wm-art-1)" />
      <path
        d="M0 958Q75 944 150 958t150 0 150 0 150 0 150 0 150 0 150 0 150 0V1100H0Z"
        fill="var(--wm-art-2)"
      />
      <path
        d="M0 1008Q100 990 200 1008t200 0 200 0 200 0 200 0 200 0V1130H0Z"
        fill="var(--wm-art-3)"
      />
      <path
        d="M520 926h160M556 944h110M500 970h120M600 990h90"
        stroke="var(--wm-art-sun)"
        strokeWidth="8"
        strokeLinecap="round"
      />
      <path
        d="M0 1064C200 1040 420 1056 640 1084S1000 1072 1200 1044V1200H0Z"
        fill="var(--wm-art-4)"
      />
      <path
        d="M0 1078C200 1054 420 1070 640 1098S1000 1086 1200 1058V1200H0Z"
        fill="var(--wm-art-5)"
      />
      <path
        d="M1200 1104C1040 1090 880 1120 740 1200H1200ZM0 1130C120 1110 280 1140 380 1200H0Z"
        fill="var(--wm-art-6)"
      />
    </>
  );
}

function Boardwalk() {
  return (
    <>
      <path d="M420 1204L532 1086H584L640 1204Z" fill="var(--wm-art-4)" />
      <path
        d="M440 1182H630M460 1160H620M478 1142H612M492 1126H604M506 1112H598M516 1100H592"
        stroke="var(--wm-art-6)"
        strokeWidth="4"
      />
      <path
        d="M414 1204V1150h12V1204ZM484 1140V1098h8V1134ZM526 1092V1060h6V1088ZM584 1092V1062h6V1096ZM602 1144V1102h8V1146ZM634 1204V1152h12V1204Z"
        fill="var(--wm-art-7)"
      />
      <path
        d="M420 1158Q462 1150 488 1104 514 1092 529 1064M640 1158Q614 1140 606 1106 592 1094 587 1066"
        fill="none"
        stroke="var(--wm-art-7)"
        strokeWidth="4"
      />
      <path d="M696 1170V992q7-8 14 0V1170Z" fill="var(--wm-art-7)" />
      <path d="M672 1008h92l20 20-20 20h-92Z" fill="var(--wm-art-8)" />
    </>
  );
}

function Pelican() {
  return (
    <g transform="translate(310 1010)">
      <path
        d="M-60-28Q-40-66 0-70 30-72 40-50 44-28 20-12-10 0-30-12L-76 2ZM-22-6H20V190H-22ZM-120 40H-80V190H-120Z"
        fill="var(--wm-art-7)"
      />
      <path
        d="M16-64Q46-82 32-106 26-130 48-134 66-134 66-120L60-110Q50-106 52-96 60-68 36-42Z"
        fill="var(--wm-art-4)"
      />
      <path d="M64-128L132-88Q96-74 58-108Z" fill="var(--wm-art-8)" />
    </g>
  );
}

/** A boardwalk to a turquoise shore, pelican, lighthouse and palms; drawn in the region's tokens. */
export function Illustration() {
  return (
    <svg viewBox="0 0 1200 1200" preserveAspectRatio="xMidYMax slice">
      <Sky />
      <Lighthouse />
      <Sea />
      <Boardwalk />
      <Pelican />
      {PALMS.map(([x, foot, scale]) => (
        <path
          key={x}
          transform={`translate(${x} ${foot})scale(${scale})`}
          d={TRUNK + FRONDS}
          fill="var(--wm-art-7)"
        />
      ))}
      {OATS.map(([x, foot, scale]) => (
        <path
          key={x}
          transform={`translate(${x} ${foot})scale(${scale})`}
          d={TUFT}
          fill="var(--wm-art-7)"
        />
      ))}
    </svg>
  );
}
