const COPING = "v-15q10-9 20 0v15".repeat(30);
const SHEEP =
  "M-22-6a12 12 0 0 1 2-18 14 14 0 0 1 22-4 13 13 0 0 1 20 8 11 11 0 0 1-2 14 10 10 0 0 1-16 4 12 12 0 0 1-18 0 8 8 0 0 1-8-4Z";

/** The flock: [x, foot]. */
const FLOCK = [
  [400, 998],
  [466, 1024],
  [520, 992],
] as const;

/** The wall's two halves leave a gap for the path. */
const WALLS = ["translate(790 1106)rotate(-7)", "translate(392 1128)scale(-1 1)rotate(-5)"];

function Sky() {
  return (
    <>
      <linearGradient id="uk-sky" x2="0" y2="1">
        <stop stopColor="var(--wm-art-sky-1)" />
        <stop offset=".68" stopColor="var(--wm-art-sky-2)" />
      </linearGradient>
      <path d="M0 0h1200v1200H0Z" fill="url(#uk-sky)" />
      <path
        d="M110 130h0M330 210h0M470 290h0M560 120h0M690 220h0M830 90h0M960 300h0M1080 180h0M60 430h0M520 470h0M1110 470h0"
        stroke="var(--wm-art-star)"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <g fill="var(--wm-art-sun)">
        <circle cx="600" cy="826" r="450" opacity=".08" />
        <circle cx="600" cy="826" r="290" opacity=".14" />
        <circle cx="600" cy="826" r="160" opacity=".26" />
        <circle cx="600" cy="826" r="78" />
      </g>
      <path
        d="M640 470a46 46 0 0 1 52-58 78 78 0 0 1 142-26 62 62 0 0 1 104 32 42 42 0 0 1 62 52ZM150 340a34 34 0 0 1 40-44 58 58 0 0 1 106-16 46 46 0 0 1 76 24 28 28 0 0 1 34 36Z"
        fill="var(--wm-art-4)"
        opacity=".45"
      />
    </>
  );
}

function Hills() {
  return (
    <>
      <path
        d="M0 790C150 730 300 760 440 836S720 850 860 780 1060 720 1200 760V1000H0Z"
        fill="var(--wm-art-1)"
      />
      <path
        d="M1200 800C1080 780 960 830 800 858S500 890 300 846 100 820 0 836V1000H1200Z"
        fill="var(--wm-art-2)"
      />
      <path d="M0 880C200 850 420 870 640 900S1000 890 1200 866V1100H0Z" fill="var(--wm-art-3)" />
      <path
        d="M640 900C700 950 800 960 900 1000H1200V912C1000 940 800 930 640 900ZM0 880C120 862 220 860 330 868 440 900 480 950 500 990H0Z"
        fill="var(--wm-art-5)"
        opacity=".5"
      />
      <path
        d="M330 868C440 900 480 950 500 990M640 900C700 950 800 960 900 1000M640 900C800 930 1000 940 1200 912"
        fill="none"
        stroke="var(--wm-art-6)"
        strokeWidth="15"
        strokeDasharray="0 11"
        strokeLinecap="round"
      />
    </>
  );
}

function Church() {
  return (
    <g transform="translate(900 0)">
      <path
        d="M40 900V810h5v-8h9v8h7v-8h9v8h7v-8h9v8h4V900ZM90 900V868H152V900Z"
        fill="var(--wm-art-4)"
      />
      <path d="M86 870L100 844H144L158 870Z" fill="var(--wm-art-8)" />
      <path
        d="M60 846v-10q6-8 12 0v10ZM102 892v-12q5-6 10 0v12ZM128 892v-12q5-6 10 0v12Z"
        fill="var(--wm-art-sun)"
      />
      <path
        d="M4 896h0M22 900h0M44 904h0M152 902h0M172 894h0M192 898h0"
        stroke="var(--wm-art-6)"
        strokeWidth="30"
        strokeLinecap="round"
      />
    </g>
  );
}

function Meadow() {
  return (
    <>
      <path d="M0 950C180 930 380 950 560 990S900 1020 1200 970V1200H0Z" fill="var(--wm-art-5)" />
      <path
        d="M540 1204C580 1150 690 1110 650 1066 622 1038 560 1026 556 990H563C574 1018 650 1030 692 1066 750 1120 670 1150 680 1204Z"
        fill="var(--wm-art-4)"
      />
      {FLOCK.map(([x, foot]) => (
        <g key={x} transform={`translate(${x} ${foot})`}>
          <path d="M-14-8h5v16h-5ZM6-8h5v16H6ZM16-26q16-2 18 8-4 8-14 6Z" fill="var(--wm-art-7)" />
          <path d={SHEEP} fill="var(--wm-art-4)" />
        </g>
      ))}
    </>
  );
}

function Oak() {
  return (
    <g transform="translate(196 1150)">
      <path
        d="M-176-250a52 52 0 0 1 8-92 66 66 0 0 1 62-86 78 78 0 0 1 142-20 68 68 0 0 1 96 56 60 60 0 0 1 38 92 48 48 0 0 1-50 70 56 56 0 0 1-86 14 54 54 0 0 1-84 2 52 52 0 0 1-78-4 44 44 0 0 1-48-32Z"
        fill="var(--wm-art-6)"
      />
      <path
        d="M-84-330a50 50 0 0 1 60-80 64 64 0 0 1 104-10 44 44 0 0 1 56 66 34 34 0 0 1-50 24 46 46 0 0 1-78 12 44 44 0 0 1-92-12Z"
        fill="var(--wm-art-5)"
      />
      <path
        d="M-30 0Q6-90-12-180L-90-250-82-260-8-214 0-300H12L18-214 84-266 92-258 26-180Q20-90 56 0Z"
        fill="var(--wm-art-7)"
      />
    </g>
  );
}

function Wall({ place }: { place: string }) {
  return (
    <g transform={place} stroke="var(--wm-art-2)" strokeWidth="3">
      <path d={`M0 0${COPING}V110H0Z`} fill="var(--wm-art-1)" stroke="none" />
      <path d="M0 0H600m0 26H0M0 52H600" />
      <path d="M24 13H600" strokeWidth="26" strokeDasharray="3 37" />
      <path d="M10 39H600" strokeWidth="26" strokeDasharray="3 44" />
      <path d="M30 65H600" strokeWidth="26" strokeDasharray="3 34" />
    </g>
  );
}

/** Fields, an oak, dry-stone walls and a fingerpost on the footpath, in the region's tokens. */
export function Illustration() {
  return (
    <svg viewBox="0 0 1200 1200" preserveAspectRatio="xMidYMax slice">
      <Sky />
      <Hills />
      <Church />
      <Meadow />
      <Oak />
      {WALLS.map((place) => (
        <Wall key={place} place={place} />
      ))}
      <path
        d="M0 1168C200 1150 420 1170 540 1204H0ZM1200 1130C1000 1140 780 1160 690 1204H1200Z"
        fill="var(--wm-art-6)"
      />
      <g fill="none" strokeWidth="26">
        <path
          d="M0 1186Q160 1164 330 1196m550-12Q1020 1160 1200 1152"
          stroke="var(--wm-art-8)"
          strokeDasharray="7 10 5 16"
        />
        <path
          d="M12 1200Q160 1180 270 1204M940 1200Q1060 1176 1200 1172"
          stroke="var(--wm-art-2)"
          strokeDasharray="5 18 7 12"
        />
      </g>
      <path d="M732 1170V876q8-10 16 0V1170Z" fill="var(--wm-art-7)" />
      <path
        d="M714 896H836l22 20-22 20H714ZM766 950H654l-20 18 20 18h112Z"
        fill="var(--wm-art-4)"
      />
    </svg>
  );
}
