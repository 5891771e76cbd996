/** Trees: [x, foot, scale], back to front. */
const TREES = [
  [1031, 1011, 0.95],
  [1058, 1015, 1.1],
  [207, 1031, 0.97],
  [142, 1049, 1.67],
  [1146, 1056, 1.69],
  [48, 1092, 2.28],
  [1115, 1146, 2.48],
] as const;

const CROWN =
  "M-40-46a22 22 0 0 1 6-32 26 26 0 0 1 40-20 24 24 0 0 1 32 18 22 22 0 0 1 0 38 20 20 0 0 1-30 10 22 22 0 0 1-32-2 18 18 0 0 1-16-12Z";
const CROWN_LIT =
  "M-32-58a18 18 0 0 1 8-22 22 22 0 0 1 30-12 16 16 0 0 1 8 16 14 14 0 0 1-16 10 16 16 0 0 1-16 12 14 14 0 0 1-14-4Z";
const TRUNK = "M-6 6Q-1-18-3-38L-16-50-13-54-1-44 1-58H4L6-42 17-52 20-48 6-34Q5-14 10 6Z";

/** Grass in front: [x, scale]. */
const GRASS = [
  [30, 2],
  [112, 1.3],
  [196, 0.9],
  [1004, 0.9],
  [1086, 1.4],
  [1172, 2],
] as const;
const TUFT =
  "M-6 2Q-14-34-38-54-7-38 0 2ZM-3 2Q-9-54-18-88 4-54 4 2ZM2 2Q6-50 25-80 15-46 9 2ZM6 2Q19-30 44-42 23-24 12 2Z";

function Sky() {
  return (
    <>
      <linearGradient id="__NAME__-sky" x2="0" y2="1">
        <stop stopColor="var(--wm-art-sky-1)" />
        <stop offset=".7" stopColor="var(--wm-art-sky-2)" />
      </linearGradient>
      <linearGradient id="__NAME__-haze" x2="0" y2="1">
        <stop stopColor="var(--wm-art-sky-2)" stopOpacity="0" />
        <stop offset="1" stopColor="var(--wm-art-sky-2)" stopOpacity=".65" />
      </linearGradient>
      <path d="M0 0h1200v1200H0Z" fill="url(#__NAME__-sky)" />
      <path
        d="M90 160h0M260 330h0M410 110h0M560 260h0M660 90h0M820 200h0M980 120h0M1090 290h0M160 470h0M1010 470h0"
        stroke="var(--wm-art-star)"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <g transform="translate(670 761)" fill="var(--wm-art-sun)">
        <circle r="480" opacity=".08" />
        <circle r="320" opacity=".12" />
        <circle r="190" opacity=".2" />
        <circle r="88" />
      </g>
      <path
        d="M700 250h280a12 12 0 0 1 0 24h-60a9 9 0 0 0 0 18h110a12 12 0 0 1 0 24H810a12 12 0 0 1 0-24h20a9 9 0 0 0 0-18H700a12 12 0 0 1 0-24ZM120 560h220a12 12 0 0 1 0 24h-70a9 9 0 0 0 0 18h40a12 12 0 0 1 0 24H170a12 12 0 0 1 0-24h10a9 9 0 0 0 0-18h-60a12 12 0 0 1 0-24Z"
        fill="var(--wm-art-sky-2)"
        opacity=".55"
      />
    </>
  );
}

function Balloon() {
  return (
    <g transform="translate(469 359)">
      <path
        d="M0-118C66-118 104-70 104-18 104 38 54 70 24 112H-24C-54 70-104 38-104-18-104-70-66-118 0-118Z"
        fill="var(--wm-art-5)"
      />
      <path
        d="M0-118C-38-104-56-66-56-18-56 38-34 74-16 112H-24C-54 70-104 38-104-18-104-70-66-118 0-118ZM0-118C-16-96-22-60-22-18-22 38-12 74-6 112H6C12 74 22 38 22-18 22-60 16-96 0-118ZM0-118C38-104 56-66 56-18 56 38 34 74 16 112H24C54 70 104 38 104-18 104-70 66-118 0-118Z"
        fill="var(--wm-art-8)"
      />
      <path d="M-22 112L-15 146M22 112L15 146" stroke="var(--wm-art-7)" strokeWidth="4" />
      <path d="M-19 144H19L15 176Q0 182-15 176Z" fill="var(--wm-art-7)" />
    </g>
  );
}

function Distance() {
  return (
    <>
      <path
        d="M-180 1220V820C-104 824 123 845 274 845S577 821 728 821 1031 844 1182 843 1560 822 1636 818V1220Z"
        fill="var(--wm-art-1)"
      />
      <path d="M0 720h1200v180H0Z" fill="url(#__NAME__-haze)" />
      <path
        d="M23 862a14 17 0 0 1 24 0 17 20 0 0 1 30 0 14 17 0 0 1 24 0 17 20 0 0 1 30 0 14 17 0 0 1 24 0 17 20 0 0 1 30 0V878H23ZM507 862a14 17 0 0 1 24 0 17 20 0 0 1 30 0V878H507ZM1052 862a14 17 0 0 1 24 0 17 20 0 0 1 30 0 14 17 0 0 1 24 0 17 20 0 0 1 30 0 14 17 0 0 1 24 0 17 20 0 0 1 30 0V878H1052Z"
        fill="var(--wm-art-3)"
      />
      <g transform="translate(926 868)scale(1.1)">
        <path
          d="M-82 0V-36L-48-54V-94L-22-118V-152L0-168 22-152V-118L48-94V0Z"
          fill="var(--wm-art-8)"
        />
        <path
          d="M12 0V-159L22-152V-118L48-94V0ZM-82 0V-36L-48-54V0Z"
          fill="var(--wm-art-5)"
          opacity=".45"
        />
        <path
          d="M-55-91L-24-122H24L55-91 49-85 21-113H-21L-49-85ZM-29-147L0-170 29-147 25-141 0-160-25-141ZM-88-33L-48-55V-47L-85-26ZM-6-146H6V-134H-6ZM-30-84H-14V-66H-30ZM-34-28H-8V0H-34Z"
          fill="var(--wm-art-7)"
        />
      </g>
      <path
        d="M-142 1220V854C-64 856 169 867 325 867S636 854 792 854 1103 870 1259 870 1648 858 1726 855V1220Z"
        fill="var(--wm-art-2)"
      />
      <path
        d="M-279 1220V889C-212 887-12 877 122 877S389 887 523 887 790 877 924 877 1258 885 1325 887V1220Z"
        fill="var(--wm-art-8)"
        opacity=".7"
      />
    </>
  );
}

function Land() {
  return (
    <>
      <path
        d="M-431 1220V914C-354 911-123 898 31 898S339 915 493 915 801 898 955 898 1340 911 1417 913V1220Z"
        fill="var(--wm-art-3)"
      />
      <path
        d="M0 958C180 940 330 962 470 1010S560 1150 640 1220H0ZM1200 946C1040 936 900 960 790 1008S700 1150 660 1220H1200Z"
        fill="var(--wm-__FIELDS__)"
        opacity=".42"
      />
      <path
        d="M-20 1034C150 984 300 986 452 1020M-20 1090C160 1032 320 1026 500 1056M-20 1156C180 1090 360 1076 540 1100M1220 1022C1060 972 920 978 800 1020M1220 1080C1060 1024 900 1022 760 1060M1220 1150C1060 1086 900 1070 730 1104"
        fill="none"
        stroke="var(--wm-art-5)"
        strokeWidth="6"
        strokeDasharray="1 15"
        strokeLinecap="round"
      />
      <path
        d="M692 906C692 911 703 924 694 934S639 954 636 966 693 991 678 1006 544 1037 546 1056 724 1093 689 1120 395 1203 336 1220H468C517 1203 741 1147 761 1120S599 1075 590 1056 695 1021 705 1006 652 978 652 966 696 944 703 934 698 911 697 906Z"
        fill="var(--wm-art-4)"
      />
    </>
  );
}

function Signpost() {
  return (
    <g transform="translate(379 1116)">
      <path d="M-9 0V-238q9-11 18 0V0Z" fill="var(--wm-art-7)" />
      <path d="M-26-222H88l24 23-24 23H-26Z" fill="var(--wm-art-8)" />
      <path d="M26-164H-76l-20 19 20 19H26Z" fill="var(--wm-art-4)" />
    </g>
  );
}

/** A trail through fields to the grain elevator and the sun, a signpost beside it and a balloon above, drawn in the region's tokens. */
export function Illustration(props: { className?: string }) {
  return (
    <svg {...props} viewBox="0 0 1200 1200" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <Sky />
      <Balloon />
      <Distance />
      <Land />
      {TREES.map(([x, foot, scale]) => (
        <g key={x} transform={`translate(${x} ${foot})scale(${scale})`}>
          <path d={TRUNK} fill="var(--wm-art-7)" />
          <path d={CROWN} fill="var(--wm-art-6)" />
          <path d={CROWN_LIT} fill="var(--wm-art-5)" />
        </g>
      ))}
      <Signpost />
      <path
        d="M0 1150C120 1126 260 1150 380 1204H0ZM1200 1138C1060 1124 920 1150 800 1204H1200Z"
        fill="var(--wm-art-6)"
      />
      {GRASS.map(([x, scale]) => (
        <path
          key={x}
          transform={`translate(${x} 1204)scale(${scale})`}
          d={TUFT}
          fill="var(--wm-art-7)"
        />
      ))}
    </svg>
  );
}
