/** Trees: [x, foot, scale], back to front. */
const TREES = [
  [1016, 1008, 0.83],
  [1079, 1021, 1.39],
  [200, 1036, 1],
  [157, 1049, 1.49],
  [1144, 1056, 1.73],
  [57, 1103, 2.54],
  [1124, 1149, 2.43],
] as const;

const CROWN = "M0-112Q24-74 20-34 16-8 0-6-16-8-20-34-24-74 0-112Z";
const CROWN_LIT = "M0-112Q-24-74-20-34-18-18-10-10-12-40-6-66-4-90 0-112Z";
const TRUNK = "M-3-10H3V10H-3Z";

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
        d="M90 160h0M260 330h0M410 110h0M560 260h0M660 90h0M820 200h0M980 120h0M1090 290h0M160 470h0M480 430h0M1010 470h0M310 210h0M740 330h0M900 400h0"
        stroke="var(--wm-art-star)"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <g transform="translate(693 748)" fill="var(--wm-art-sun)">
        <circle r="480" opacity=".08" />
        <circle r="320" opacity=".12" />
        <circle r="190" opacity=".2" />
        <circle r="88" />
      </g>
      <path
        d="M700 250h280a14 14 0 0 1 0 28h-60a10 10 0 0 0 0 20h110a12 12 0 0 1 0 24H810a12 12 0 0 1 0-24h20a10 10 0 0 0 0-20H700a14 14 0 0 1 0-28ZM120 560h220a12 12 0 0 1 0 24h-70a9 9 0 0 0 0 18h40a11 11 0 0 1 0 22H170a11 11 0 0 1 0-22h10a9 9 0 0 0 0-18h-60a12 12 0 0 1 0-24Z"
        fill="var(--wm-art-sky-2)"
        opacity=".55"
      />
    </>
  );
}

function Balloon() {
  return (
    <g transform="translate(464 361)">
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
      <path d="M64 790q40-40 84-28 34-34 76 4 30 2 44 24Z" fill="var(--wm-art-1)" />
      <path d="M0 720h1200v180H0Z" fill="url(#__NAME__-haze)" />
      <path d="M0 790H1200V940H0Z" fill="var(--wm-art-sky-1)" />
      <path d="M0 790H1200V940H0Z" fill="var(--wm-art-2)" opacity=".55" />
      <path
        d="M693 802m-96 0h192M693 816m-66 0h132M693 832m-84 0h168M693 848m-48 0h96M693 866m-64 0h128"
        stroke="var(--wm-art-sun)"
        strokeWidth="6"
        strokeLinecap="round"
        opacity=".75"
      />
      <g transform="translate(330 820)">
        <path d="M-2-8V-112Q-6-50-44-8Z" fill="var(--wm-art-8)" />
        <path d="M5-8V-98Q34-50 38-8Z" fill="var(--wm-art-4)" />
        <path d="M-46 0H46Q38 20 22 20H-26Q-40 18-46 0Z" fill="var(--wm-art-7)" />
      </g>
      <g transform="translate(1140 0)scale(-1 1)">
        <path
          d="M-90 826V690C40 684 122 690 178 706 214 716 236 730 248 752L268 770 276 798 300 826Z"
          fill="var(--wm-art-3)"
        />
        <path
          d="M248 752L268 770 276 798 300 826H226L236 790ZM150 826L168 786 186 800 204 826Z"
          fill="var(--wm-art-5)"
          opacity=".5"
        />
        <g transform="translate(168 706)">
          <circle cy="-130" r="44" fill="var(--wm-art-sun)" opacity=".35" />
          <path d="M-17 0L-11-112H11L17 0Z" fill="var(--wm-art-4)" />
          <path
            d="M-15.4-30L-13.9-58H13.9L15.4-30ZM-12.3-88L-11-112H11L12.3-88Z"
            fill="var(--wm-art-8)"
          />
          <path d="M-9-119H9V-140H-9Z" fill="var(--wm-art-sun)" />
          <path d="M-16-112H16V-119H-16ZM-12-144Q0-160 12-144V-140H-12Z" fill="var(--wm-art-7)" />
        </g>
      </g>
      <path
        d="M-214 1220V892C-161 890-3 877 102 877S313 892 418 892 629 878 734 879 945 897 1050 897 1313 884 1366 881V1220Z"
        fill="var(--wm-art-4)"
      />
    </>
  );
}

function Land() {
  return (
    <>
      <path
        d="M-220 1220V923C-145 919 81 898 231 897S532 921 682 920 983 893 1133 894 1509 919 1584 924V1220Z"
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
        d="M735 906C728 911 696 924 690 934S716 954 703 966 614 991 611 1006 710 1037 687 1056 470 1093 478 1120 690 1203 732 1220H864C812 1203 572 1147 550 1120S717 1075 731 1056 640 1021 638 1006 708 978 719 966 696 944 699 934 733 911 740 906Z"
        fill="var(--wm-art-4)"
      />
    </>
  );
}

function Signpost() {
  return (
    <g transform="translate(390 1116)">
      <path d="M-9 0V-238q9-11 18 0V0Z" fill="var(--wm-art-7)" />
      <path d="M-26-222H88l24 23-24 23H-26Z" fill="var(--wm-art-8)" />
      <path d="M26-164H-76l-20 19 20 19H26Z" fill="var(--wm-art-4)" />
    </g>
  );
}

/** A trail through fields to the sea and the sun, a signpost beside it and a balloon above, drawn in the region's tokens. */
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
